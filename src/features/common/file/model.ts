import * as v from 'valibot'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors } from '#domain/text'
import { lengthOf } from '#domain/textLength'
import * as wire from '#domain/wire'
import { readRows } from '#domain/wire'
import { fileUseSchema } from '#features/common/file/model/uses'

/** A picture or video of the supplier. `fileSize` in bytes, as text; `fileType` is its MIME type. */
export const fileSchema = v.object({
  id: wire.id(),
  name: wire.text(),
  fileKey: wire.text(),
  fileSize: wire.text(),
  fileType: wire.text(),
  url: wire.text(),
  createBy: wire.text(),
  createTime: wire.time(),
  /** '' = in no folder. */
  fileDirectoryId: wire.text(),
  /** What uses it [proposed]. */
  usedBy: wire.list(fileUseSchema),
})
/** A stored picture or video; `fileSize` in bytes, as text. */
export type StoredFile = v.InferOutput<typeof fileSchema>

/** A folder as listed; its children are folders again. */
export const folderRow = v.object({
  id: wire.id(),
  directoryName: wire.text(),
  parentId: wire.text(),
  level: wire.count(),
  children: v.optional(v.unknown()),
})

/** A folder; `level` is 0 at the top and at most 2. */
export type Folder = { id: string; directoryName: string; parentId: string; level: number; children: Folder[] }

/** The folder that contains all others: files in no folder are listed there only. */
export const ROOT: Folder = { id: '', directoryName: '', parentId: '', level: -1, children: [] }

/** The deepest level of a folder. */
const MAX_LEVEL = 2

/** Reads a tree of folders; unreadable ones are left out. */
export function toFolders(rows: readonly v.InferOutput<typeof folderRow>[], level = 0): Folder[] {
  return rows.map(({ children, ...row }) => ({
    ...row,
    level,
    children: toFolders(readRows(folderRow, Array.isArray(children) ? children : []), level + 1),
  }))
}

/** Whether a folder may contain folders. */
export function mayHoldFolders({ level }: Folder): boolean {
  return level < MAX_LEVEL
}

/** How a file is shown. */
type FileKind = 'image' | 'video' | 'other'

/** The kind of a file, by its type, else by its name. */
export function kindOf({ fileType, name }: Pick<StoredFile, 'fileType' | 'name'>): FileKind {
  const ending = endingOf(name)
  if (/image/i.test(fileType) || includes(IMAGE_TYPES, ending)) return 'image'
  return /video/i.test(fileType) || includes(VIDEO_TYPES, ending) ? 'video' : 'other'
}

/** Accepted file extensions. */
export const IMAGE_TYPES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'] as const
const VIDEO_TYPES = ['mp4', 'webm', 'mov'] as const
/** Extensions of all files that the file manager accepts. */
export const FILE_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES] as const

/** Pixels of a square picture that is shown small: a logo or an avatar. */
export const LOGO_PIXELS = { width: 400, height: 400 }

const MAX_FILE_MEGABYTES = 20
/** The longest name of a file, letters with the extension. */
const MAX_FILE_NAME = 100
const MEGABYTE = 1024 * 1024

type Sized = { name: string; size: number }

/** Why a file cannot be stored, in the server's words; null when it can. `size` in bytes. Checked on the server too. */
export function fileError({ name, size }: Sized): string | null {
  if (!includes(FILE_TYPES, endingOf(name))) return '不支持上传的文件类型！'
  return nameLengthError(name, MAX_FILE_NAME) ?? sizeError(size, MAX_FILE_MEGABYTES)
}

/** Why a file cannot be a picture of at most `max` megabytes with one of these extensions. */
export function imageError({ name, size }: Sized, max: number, types: readonly string[] = IMAGE_TYPES): string | null {
  return includes(types, endingOf(name)) ? sizeError(size, max) : '不支持图片格式'
}

function nameLengthError(name: string, max: number): string | null {
  return lengthOf(name) > max ? `文件名不能超过${max}个字` : null
}

function sizeError(size: number, max: number): string | null {
  if (size === 0) return '上传文件不能为空'
  return size > max * MEGABYTE ? `文件大小不能超过${max}MB` : null
}

/** What is typed: its name, and what it takes. */
export const fileRules = {
  name: { label: '文件名', max: MAX_FILE_NAME, required: true },
  directoryName: { label: '分组名称', max: 20, required: true },
} satisfies Record<string, TextRule>

/** Errors of a new name of a file. */
export function validateName({ name }: { name: string }): Errors {
  return onlyErrors({ name: textError(name, fileRules.name) })
}

/** Errors of the name of a folder. */
export function validateFolder({ directoryName }: { directoryName: string }): Errors {
  return onlyErrors({ directoryName: textError(directoryName, fileRules.directoryName) })
}

/** The pictures of a field that joins them with commas. A picture may be data, which has commas of its own. */
export function picturesOf(text: string): string[] {
  return text.startsWith('data:') ? [text] : text.split(',').filter((part) => part !== '')
}

/** The list with one item moved, order of the others kept. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

function endingOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function includes(types: readonly string[], ending: string): boolean {
  return types.includes(ending)
}
