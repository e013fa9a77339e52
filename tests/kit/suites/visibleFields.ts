const visible = (one: HTMLElement) => one.closest('[aria-hidden="true"], [hidden]') === null

/** The last field with a label that shows; undefined without one. */
export function find(label: string): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>(':is(input, textarea)')].findLast((one) => {
    const words = one.id === '' ? null : document.querySelector(`label[for="${one.id}"]`)
    const name = one.getAttribute('aria-label') ?? words?.textContent
    return name === label && visible(one)
  })
}

/** The last field with a label that shows. */
export function input(label: string): HTMLInputElement {
  const found = find(label)
  if (!found) throw new Error(`no field ${label}`)
  return found
}

/** The last button with a text that shows; antd spaces two Chinese characters. */
export function button(label: string): HTMLElement | undefined {
  return [...document.querySelectorAll('button')].findLast(
    (one) => one.textContent?.replace(/\s/g, '') === label && visible(one),
  )
}
