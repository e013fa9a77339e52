import { expect, it } from 'vitest'
import { parseHtml } from '#shared/ui/html/parseHtml'

it('parses into a document that runs nothing', () => {
  const { body, defaultView } = parseHtml(
    '<b>1</b><img src="x" onerror="window.hit = 1"><script>window.hit = 1</script>',
  )
  expect(body.querySelector('b')?.textContent).toBe('1')
  expect(defaultView).toBeNull()
  expect(Reflect.get(window, 'hit')).toBeUndefined()
})
