import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

// Drawers and confirmations as the user sees them. Polled while waiting, so not queried by role, which is slow in
// jsdom.

/** The open dialogs: drawers and confirmations. */
function dialogs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
}

/** The dialog with a title. */
export function dialog(title: string): HTMLElement {
  const found = dialogs().find((one) => nameOf(one) === title)
  if (!found) throw new Error(`no dialog ${title}: ${dialogs().map(nameOf).join(', ')}`)
  return found
}

/** The form of a drawer by its title: an error has a dialog of its own above it. */
export function drawerForm(title: string, save = '保存') {
  return {
    within: () => within(dialog(title)),
    input: (label: string) => within(dialog(title)).getByLabelText(label, { selector: 'input, textarea' }),
    button: () => within(dialog(title)).getByRole('button', { name: new RegExp(`^${[...save].join('\\s?')}$`) }),
    /** Fails until it is closed. */
    done: () => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument(),
  }
}

/** Queries of the only dialog. */
export function inDialog() {
  const [only, ...others] = dialogs()
  if (!only || others.length > 0) throw new Error(`${dialogs().length} dialogs`)
  return within(only)
}

function nameOf(one: HTMLElement): string {
  const id = one.getAttribute('aria-labelledby') ?? ''
  return document.getElementById(id)?.textContent ?? ''
}
