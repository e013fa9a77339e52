import { expect, it } from 'vitest'
import { siteHeaders } from '#app/build/siteHeaders'

const policyOf = (dsns: string[]) => siteHeaders(dsns)['Content-Security-Policy']

it('lets a page send to its own site alone, and to where failures are reported to', () => {
  expect(policyOf(['', ''])).not.toContain('connect-src')
  const both = ['https://k@errors.example/1', 'https://j@errors.example:8443/2']
  expect(policyOf(both)).toContain("connect-src 'self' https://errors.example https://errors.example:8443;")
})
