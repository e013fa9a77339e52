import type { ReactNode } from 'react'
import { CellText } from './CellText'

type PageHeadProps = {
  title: ReactNode
  /** Second line of the title, such as the document type under the company name. */
  subtitle?: ReactNode
  left?: ReactNode
  /** Number, page x of y and codes. */
  right?: ReactNode
}

/** Header of a page: the title in the middle, content on both sides. */
export function PageHead({ title, subtitle, left, right }: PageHeadProps) {
  return (
    <div className="sheet-head">
      <div className="sheet-head-side">{left}</div>
      <h1 className="sheet-title">
        {title}
        {subtitle !== undefined && <span className="sheet-subtitle">{subtitle}</span>}
      </h1>
      <div className="sheet-head-side">{right}</div>
    </div>
  )
}

/** One labelled value in the header of a page; `span` counts columns of its grid. */
export type PageField = { label: string; value: ReactNode; span?: number }

type PageFieldsProps = {
  fields: readonly PageField[]
  /** Columns of the grid, as a count or as CSS widths (`2fr 1fr`). */
  columns?: number | string
}

/** The labelled values under the title, in a grid. */
export function PageFields({ fields, columns = 4 }: PageFieldsProps) {
  const template = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns
  return (
    <dl className="sheet-fields" style={{ gridTemplateColumns: template }}>
      {fields.map((field) => (
        <div key={field.label} className="sheet-field" style={field.span ? { gridColumn: `span ${field.span}` } : {}}>
          <dt>{field.label}</dt>
          <dd>{typeof field.value === 'string' ? <CellText text={field.value} /> : field.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One signature; `grow` is its share of the line (default 1). */
export type Signature = { label: string; value?: ReactNode; grow?: number }

/** The line of signatures: a printed value or a line to write on. */
export function PageSignatures({ items }: { items: readonly Signature[] }) {
  return (
    <div className="sheet-signatures">
      {items.map((item) => (
        <div key={item.label} className="sheet-signature" style={{ flexGrow: item.grow ?? 1 }}>
          {`${item.label}：`}
          <span className="sheet-signature-line">{item.value ?? ' '}</span>
        </div>
      ))}
    </div>
  )
}

/** One side of an agreement: its name, and what it answers or signs, a line each. */
export type PageSide = { title: string; lines: readonly ReactNode[] }

/** What the sides of a document fill in, beside each other. */
export function PageSides({ sides }: { sides: readonly PageSide[] }) {
  return (
    <div className="sheet-sides">
      {sides.map(({ title, lines }) => (
        <section key={title} className="sheet-side">
          <strong>{title}</strong>
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity besides their order
            <div key={position}>{line}</div>
          ))}
        </section>
      ))}
    </div>
  )
}

/** The last line of a page: several short texts spread over its width. */
export function PageFooter({ items }: { items: readonly ReactNode[] }) {
  return (
    <div className="sheet-footer">
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no identity besides their order
        <span key={position}>{typeof item === 'string' ? <CellText text={item} /> : item}</span>
      ))}
    </div>
  )
}
