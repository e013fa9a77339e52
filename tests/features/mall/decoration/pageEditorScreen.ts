import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { field, inPage, renderPage, user } from '#tests/kit/render'

type Client = 'H5' | 'PC'

const PATHS: Record<Client, string> = { H5: '/floorList/main', PC: '/pcFloorList/main' }

/** The pages of the shop for phones, or of its site. */
export function ownPages(client: Client) {
  return db.pageDatas.filter(({ storeId, pageClientType }) => storeId === '9003' && pageClientType === client)
}

/** A stored page of the shop. */
export function pageNamed(name: string) {
  return [...ownPages('H5'), ...ownPages('PC')].find((page) => page.name === name)
}

/** The blocks of a stored page. */
export function listOf(name: string) {
  return JSON.parse(pageNamed(name)?.pageData ?? '{}').list as Record<string, unknown>[]
}

/** Opens the editor of a stored page, or of a new one. */
export async function openPage(client: Client, name?: string): Promise<void> {
  const query = name === undefined ? '' : `?id=${pageNamed(name)?.id}`
  await renderPage({ path: `${PATHS[client]}${query}`, account: 'haichuan' })
  await waitFor(() => expect(field('页面名称')).toBeEnabled())
}

export const button = (name: string | RegExp) => inPage().getByRole('button', { name })
export const press = (name: string | RegExp) => user.click(button(name))
export const save = () => press(/^保\s?存/)
export const outline = () => within(inPage().getByRole('region', { name: '页面大纲' }))
export const settings = () => within(inPage().getByRole('region', { name: '模块设置' }))
export const dialog = async () => within(await screen.findByRole('dialog'))

/** Selects a block in the outline. */
export async function choose(name: RegExp): Promise<void> {
  await user.click(outline().getByRole('button', { name }))
}

/** The blocks in the outline, without their numbers. */
export function blockNames(): (string | undefined)[] {
  return outline()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/^\d+/, ''))
}

/** Presses a button of the dialog; antd puts a space between two characters. */
export async function confirm(name: string): Promise<void> {
  await user.click((await dialog()).getByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) }))
}

/** Waits until the page is saved: it takes no input while it is sent. */
export function isSaved(): Promise<void> {
  return waitFor(() => {
    expect(dirtyForms()).toEqual([])
    expect(field('页面名称')).toBeEnabled()
  })
}
