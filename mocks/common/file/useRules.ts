import type { FileUse } from '#features/common/file/model/uses'
import { extensionPoint } from '#mocks/kernel/extensionPoint'

/** Something that may use files, with all that it says of itself: the addresses of its files are in there. */
export type FileUser = FileUse & { content: unknown }

/** Extension point: what may use files of a supplier. */
export const fileUsers = extensionPoint<(supplierId: string) => readonly FileUser[]>()

/** Answers what uses the file at an address, among all of a supplier's. */
export function fileUses(supplierId: string): (url: string) => FileUse[] {
  const users = fileUsers
    .all()
    .flatMap((read) => read(supplierId))
    .map(({ kind, name, content }) => ({ use: { kind, name }, text: JSON.stringify(content) }))
  return (url) => users.filter(({ text }) => text.includes(url)).map(({ use }) => use)
}
