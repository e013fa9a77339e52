import { table } from '#mocks/kernel/store/table'

/** A person with an account of the mall who works for no supplier. */
export type MemberRow = { id: string; username: string; phone: string; passwordHash: string; disabled: boolean }

export const clerkTables = { members: table<MemberRow>() }
