import type { Locator, Page } from '@playwright/test'
import type { Ask } from './journey'

/** A page to reload, and how to tell that it is back. */
export type Route = {
  path: string
  query?: (ask: Ask) => Promise<string>
  shows: (page: Page) => Locator
  /** The highlighted entry of the menu and the group it is in. */
  menu: [item: string, group?: string]
  /** The account of the only product that has it; absent when both have it. */
  account?: string
}

/** The first row of a list. */
export function rowOf(caption: string): Route['shows'] {
  return (page) => page.getByRole('table', { name: caption }).last().locator('tr[data-row-key]').first()
}

/** The link of the first row of a list. */
export function linkOf(caption: string): Route['shows'] {
  return (page) => page.getByRole('table', { name: caption }).last().getByRole('link').first()
}

/** A heading. */
export function headingOf(name: string): Route['shows'] {
  return (page) => page.getByRole('heading', { name })
}

/** The query of a record: the first row of a list's answer, by one of its numbers. */
export function queryOf(path: string, key: 'id' | 'orderSn' | 'sn' = 'id'): Route['query'] {
  return async (ask) => `?${key}=${(await firstOf(ask, path))[key]}`
}

/** The first row of a list's answer. */
export async function firstOf(
  ask: Ask,
  path: string,
  query: Record<string, string> = {},
): Promise<{ id: string; orderSn: string; sn: string }> {
  const { records } = await ask<{ records: { id: string; orderSn: string; sn: string }[] }>(path, query)
  return records[0] ?? { id: '', orderSn: '', sn: '' }
}

/** The first delivery note. */
export async function noteOf(ask: Ask): Promise<{ id: string; deliverSn: string }> {
  const { records } = await ask<{ records: { id: string; deliverSn: string }[] }>(
    '/api/supplier/orderLogistics/get-deliver-page/1',
  )
  return records[0] ?? { id: '', deliverSn: '' }
}

/** The id of an approved contract that has not expired. */
export async function contractOf(ask: Ask): Promise<string> {
  const path = '/api/gd-centralized-sourcing/censou/material/listWithContractByPage'
  const { records } = await ask<{ records: { contractId: string }[] }>(path)
  return records[0]?.contractId ?? ''
}
