import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hold, type Reading } from '#tests/kit/hold'
import { hostOf } from '#tests/kit/host'
import { field, inPage, renderPage, setHost, shows, tabNames } from '#tests/kit/render'

/** A page about one record, to read or to edit; `describeRecord` runs the same tests on each. */
export type RecordSpec = Reading & {
  /** Its page, by file. */
  screen: string
  name: string
  account: string
  /** The address of a seeded record, evaluated when its test runs. */
  path: () => string
  /** The address of a missing record. */
  missing: string
  /** The title of the screen followed by the record's name, in tab and window. */
  tab: string
  title: () => string
  /** Its facts, by label. */
  facts?: Record<string, string>
  /** The values of its fields, by label. */
  values?: Record<string, string>
}

/** Tests of every page about one record: loading, its title and content, and the missing record. */
export function describeRecord(spec: RecordSpec) {
  const { account, missing, tab, facts = {}, values = {} } = spec
  const open = (path: string) => {
    setHost(hostOf(account))
    return renderPage({ path, account })
  }
  const isShown = async () => {
    await waitFor(() => expect(tabNames()).toContain(`${tab} ${spec.title()}`))
    for (const [word, text] of Object.entries(facts)) {
      const [term] = await waitFor(() => inPage().getAllByText(word, { selector: 'dt' }))
      await waitFor(() => expect(term?.nextElementSibling).toHaveTextContent(text))
    }
    for (const [label, value] of Object.entries(values)) {
      await waitFor(() => expect(field(label)).toHaveValue(value))
    }
  }

  describe(spec.name, () => {
    it('shows a skeleton, then its content, under its name in tab and window', async () => {
      const release = hold(spec)
      await open(spec.path())
      await waitFor(() => expect(inPage().getByRole('status', { name: '加载中' })).toBeInTheDocument())
      for (const word of Object.keys(facts)) expect(inPage().queryByText(word, { selector: 'dt' })).toBeNull()
      for (const label of Object.keys(values)) expect(inPage().queryByLabelText(label)).toBeNull()
      release()
      await isShown()
      await waitFor(() => expect(inPage().queryByRole('status', { name: '加载中' })).not.toBeInTheDocument())
      expect(document.title).toContain(`${tab} ${spec.title()}`)
    })

    it('says when the record does not exist, and leads on from there', async () => {
      await open(missing)
      await shows(/没有找到|不存在/)
      expect(inPage().queryByRole('status', { name: '加载中' })).not.toBeInTheDocument()
    })
  })
}
