import { serverToday } from '#domain/time'
import type { PrintRecord } from '#features/procurement/delivery/model'
import type {
  Account,
  ApprovalRow,
  CarRow,
  Company,
  ContractRow,
  DeliverRow,
  DriverRow,
  FeatureRow,
  MaterialRow,
  OrderRow,
  PlatformOrderRow,
  Project,
  SettlementRow,
  SubmissionRow,
  Supplier,
} from './caller'
import { seedRows } from './seedRows'
import { Table } from './table'

/** The business rows, each reset to the seed by `resetDb`. */
const tables = {
  suppliers: new Table<Supplier>(),
  accounts: new Table<Account>(),
  companies: new Table<Company>(),
  projects: new Table<Project>(),
  contracts: new Table<ContractRow>(),
  materials: new Table<MaterialRow>(),
  orders: new Table<OrderRow>(),
  delivers: new Table<DeliverRow>(),
  drivers: new Table<DriverRow>(),
  cars: new Table<CarRow>(),
  approvals: new Table<ApprovalRow>(),
  printRecords: new Table<PrintRecord>(),
  settlements: new Table<SettlementRow>(),
  submissions: new Table<SubmissionRow>(),
  features: new Table<FeatureRow>(),
  platformOrders: new Table<PlatformOrderRow>(),
}

type AccessToken = { accountId: string; clientId: string; session: string; expiresAt: number }
type RefreshToken = AccessToken & { usedAt?: number; next?: { accessToken: string; refreshToken: string } }

/** What lives beside the rows: it is not part of a write and is emptied by `resetDb`. Times are epoch milliseconds. */
const state = {
  accessTokens: new Map<string, AccessToken>(),
  refreshTokens: new Map<string, RefreshToken>(),
  captchas: new Map<string, { code: string; expiresAt: number }>(),
  /** When codes were sent, by phone. */
  smsSent: new Map<string, number[]>(),
  /** When sign-ins failed, by login name or phone. */
  failures: new Map<string, number[]>(),
  /** Answers by idempotency key. */
  answers: new Map<string, Promise<Response>>(),
  /** Contents of uploaded files, by the last part of their address. */
  uploads: new Map<string, { content: Uint8Array<ArrayBuffer>; contentType: string }>(),
}

let lastId = 0
let generation = 0
let seed: { today: string; rows: ReturnType<typeof seedRows> } | null = null

/** The embedded API's store. Reading is free; every change goes through `write`. */
export const db = { ...tables, ...state }

/**
 * Makes all changes of `change` or none: what it changed before it threw is taken back. It runs in one go, so no request sees half of it.
 */
export function write<Result>(change: () => Result): Result {
  const before = Object.values(tables).map((table) => {
    const rows = table.snapshot()
    return () => table.restore(rows as never)
  })
  const id = lastId
  try {
    return change()
  } catch (error) {
    for (const restore of before) restore()
    lastId = id
    throw error
  }
}

/** A new id: 19 digits, as the servers make them. */
export function nextId(): string {
  lastId += 1
  return `17999${String(lastId).padStart(14, '0')}`
}

/** Counts the resets; who waits for something can tell that the world has changed meanwhile. */
export function dbGeneration(): number {
  return generation
}

/** Back to the seed: the same rows every time, but for the days that are told from today. Everyone is signed out. */
export function resetDb(): void {
  generation += 1
  lastId = 0
  for (const map of Object.values(state)) map.clear()
  const today = serverToday()
  // Rows are frozen, so one making serves every reset of a day.
  if (seed?.today !== today) seed = { today, rows: seedRows(today) }
  const { rows } = seed
  for (const [name, table] of Object.entries(tables)) {
    table.clear()
    for (const row of rows[name as keyof typeof tables]) table.insert(row as never)
  }
}

resetDb()
