import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderPage, runApp } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

it('shows a comment with scores, order and reply to a read-only account', async () => {
  const comment = db.comments.find(({ storeId, replyStatus }) => storeId === '9003' && replyStatus)
  await renderPage({
    path: `/comments?goodsName=${encodeURIComponent(comment?.goodsName ?? '')}&view=${comment?.id}`,
    account: 'haichuan03',
  })
  await waitFor(() => expect(inDialog().getByText(comment?.reply ?? '')).toBeInTheDocument())
  expect(inDialog().getByRole('link', { name: comment?.orderNo ?? '' })).toBeInTheDocument()
  expect(inDialog().getByText('物流评分')).toBeInTheDocument()
  expect(inDialog().queryByRole('button', { name: /上传图片$/ })).not.toBeInTheDocument()
})
