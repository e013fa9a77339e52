import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { choose, fill } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

/** A field of the clerk's form. */
export const input = (label: string) => inDialog().getByLabelText(label, { selector: 'input' })

/** Fills the form for a person without an account. */
export async function fillNewClerk() {
  await fill(input('手机号'), '19900090099')
  await waitFor(() => expect(inDialog().getByText('新用户，请填写用户名和密码')).toBeInTheDocument())
  await fill(input('用户名'), 'xinren')
  await fill(input('密码'), 'Xin@2026')
  await choose(input('角色'), '调度员')
}
