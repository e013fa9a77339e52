import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { configure } from '@testing-library/react'
import nprogress from 'nprogress'
import { antdTheme } from '#app/theme/antdTheme'
import { quickLabels } from './quickLabels'

/**
 * Skips style computation: no styles, no animation, and computed styles are inline styles only, because jsdom takes
 * minutes for what a browser does in milliseconds. Bodies are Node's own, which the request interception can stream.
 *
 * @returns restores the browser's own functions
 */
export async function lightenBrowser() {
  configure({ getElementError: shortError })
  for (const mode of ['light', 'dark'] as const)
    for (const density of ['standard', 'compact'] as const) {
      const look = antdTheme(mode, density)
      Object.assign(look, { zeroRuntime: true, token: { ...look.token, motion: false } })
    }
  nprogress.configure({ speed: 0, trickle: false })
  window.innerWidth = 1440
  const { getComputedStyle: computed } = window
  const { Blob: blob, File: file, FormData: form } = globalThis
  const nodeForm = (await new Response(new URLSearchParams()).formData()).constructor
  const bare = document.createElement('i').style
  bare.cssText = 'padding-top:0px;padding-bottom:0px;border-top-width:0px;border-bottom-width:0px'
  window.getComputedStyle = (element, pseudo) => {
    const { style } = element as HTMLElement
    return !pseudo && (style?.display || style?.visibility) ? style : bare
  }
  const takeBack = quickLabels()
  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: nodeForm })
  return () => {
    window.getComputedStyle = computed
    takeBack()
    return Object.assign(globalThis, { Blob: blob, File: file, FormData: form })
  }
}

/**
 * The error of a failed query, with the text on screen. The testing library prints the whole page's tags each time a
 * polled query finds nothing yet.
 */
function shortError(message: string | null, { textContent }: Node): Error {
  return new Error(`${message}\nOn screen: ${(textContent ?? '').slice(0, 2_000)}`)
}
