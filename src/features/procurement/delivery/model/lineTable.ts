import * as v from 'valibot'
import { tidyCode } from '#domain/cell/words'
import { type Field, field } from '#domain/field'
import { heatNoError, textError } from '#domain/rules'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { wireText } from '#domain/wire'
import type { MaterialType } from '#features/procurement/material/model'
import { byName } from '#features/procurement/transport/model/transport'

/** What forms, records, prints, settlements and the embedded API need to know of a text that is typed for a line. */
export type LineField = {
  /** Label, kind, limit, column of the record, and whether a line that is sent must have it. */
  field: Field
  /** The only material whose lines have it; without one, all lines have it. */
  material?: MaterialType
  /** Heat numbers are kept in one spelling and have a rule of their own. */
  isHeat?: true
  /** Copied from an earlier note; a field without it is of one truck only. */
  isCopied?: true
  /** A description: its columns take the room of their texts. */
  isLong?: true
  /** Column of the editor's grid: px, and other heads of it in a pasted block. */
  grid: { width: number; aliases?: string[] }
  print?: LinePrint
  settlement?: LineSettlement
}

/** The column of a printed note. */
type LinePrint = {
  /** Widths in mm on 241 mm paper and on A4. */
  widths: readonly [wide: number, narrow: number]
  /** Takes spare width. */
  grow?: true
  /** Printed for all materials but this one: where a line has none, it is written by hand. */
  exceptFor?: MaterialType
}

/** The column of a settlement: px on screen, mm on paper, characters in the workbook. */
type LineSettlement = { width: number; printWidth: number; excelWidth: number }

/** The fields that are typed for a line beside its quantity and pieces, in column order. */
export const lineTable = {
  heatNo: {
    field: field('text', '炉批号', { width: 104, maxLength: 140, isRequired: true }),
    material: 'REBAR',
    isHeat: true,
    grid: { width: 140, aliases: ['炉号', '批号'] },
    print: { widths: [28, 22.5], grow: true, exceptFor: 'CONCRETE' },
    settlement: { width: 96, printWidth: 19, excelWidth: 14 },
  },
  pouringPart: {
    field: field('text', '浇筑部位', { width: 170, isRequired: true }),
    material: 'CONCRETE',
    isCopied: true,
    isLong: true,
    grid: { width: 180, aliases: ['部位', '使用部位'] },
    print: { widths: [28, 22.5], grow: true },
    settlement: { width: 160, printWidth: 27, excelWidth: 20 },
  },
  pouringMode: {
    field: field('dict', '浇筑方式', { dictCode: 'pouring_mode', width: 90 }),
    material: 'CONCRETE',
    isCopied: true,
    grid: { width: 100 },
    settlement: { width: 80, printWidth: 10, excelWidth: 10 },
  },
  // The last one: a record shows it after the amounts.
  remark: {
    field: field('text', '备注', { width: 160 }),
    grid: { width: 98 },
    print: { widths: [20, 9.5] },
  },
} as const satisfies Record<string, LineField>

type Table = typeof lineTable
/** The name of a field of a line. */
export type LineName = keyof Table
/** The fields that a settlement repeats of a line. */
export type SettledName = {
  [Name in LineName]: Table[Name] extends Record<'settlement', unknown> ? Name : never
}[LineName]

/** The field with all that may be known of it. */
export function lineFieldOf(name: LineName): LineField {
  return lineTable[name]
}

/** All fields, in the order of the table. */
export const lineNames = Object.keys(lineTable) as LineName[]
/** Labels, kinds and limits of the fields. */
export const lineFields = byName(lineNames, (name) => lineFieldOf(name).field)
/** The members of a line in requests and replies. */
export const lineMembers = byName(lineNames, (name) => (lineFieldOf(name).isHeat ? wire.number() : wire.text()))

/** The fields that the lines of a material have. */
export function lineNamesOf(materialType: string | undefined): LineName[] {
  return lineNames.filter((name) => isFieldOf(name, materialType))
}

/** The fields that a printed note shows. */
export function printedNamesOf(materialType: MaterialType): LineName[] {
  return lineNames.filter((name) => {
    const { print } = lineFieldOf(name)
    return print && (print.exceptFor ? print.exceptFor !== materialType : isFieldOf(name, materialType))
  })
}

/** The values of a line of a material: '' for a field that it lacks, and for one without a value. */
export function lineValues(
  values: Readonly<Partial<Record<LineName, string>>>,
  materialType?: string,
): Record<LineName, string> {
  return byName(lineNames, (name) => (isFieldOf(name, materialType) ? (values[name] ?? '') : ''))
}

/** Values as a request sends them: heat numbers in one spelling. */
export function sentLine(values: Readonly<Partial<Record<LineName, string>>>): Record<LineName, string> {
  return byName(lineNames, (name) => {
    const value = values[name] ?? ''
    return lineFieldOf(name).isHeat ? tidyCode(value) : value
  })
}

/** The errors of the values of a line, by field. */
export function lineErrors(
  values: Readonly<Partial<Record<LineName, unknown>>>,
  materialType: MaterialType,
): Record<string, Text | null> {
  return byName(lineNamesOf(materialType), (name) => lineError(name, values[name]))
}

function lineError(name: LineName, value: unknown): Text | null {
  const { field: own, isHeat } = lineFieldOf(name)
  const { label, kind, maxLength: max, isRequired } = own
  if (isRequired && wireText(value) === '') return text('{{label}}不能为空', { label: text(label) })
  // The codes of a dictionary are chosen, never typed.
  if (kind === 'dict') return null
  return isHeat ? heatNoError(value, { label }) : textError(value, { label, max })
}

function isFieldOf(name: LineName, materialType: string | undefined): boolean {
  const { material } = lineFieldOf(name)
  return material === undefined || material === materialType
}

/** The fields that a settlement repeats, in the order of the table. */
export const settledNames = lineNames.filter((name): name is SettledName => lineFieldOf(name).settlement !== undefined)
/** Their labels, kinds and columns. */
export const settledFields = byName(
  settledNames,
  (name): Field => ({ ...lineFieldOf(name).field, width: lineTable[name].settlement.width }),
)
/** Their members in a settlement's line, which may lack them. */
export const settledMembers = byName(settledNames, () => v.optional(wire.text()))

/** The fields that the settlements of a material repeat. */
export function settledNamesOf(materialType: string): SettledName[] {
  return settledNames.filter((name) => isFieldOf(name, materialType))
}
