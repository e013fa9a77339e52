import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { expect, it } from 'vitest'
import RichText from '#features/mall/goods/richText/RichText'
import { client, runPart } from '#tests/kit/part'

runPart()

it('opens in a tab that was drawn before it is shown', async () => {
  const tab = (mode: 'hidden' | 'visible') => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <RichText caption="商品描述" value="<p>螺纹钢</p>" />
      </Activity>
    </QueryClientProvider>
  )
  const { rerender } = render(tab('hidden'))
  // The editor of a page that is not shown is destroyed by its library.
  await waitFor(() => expect(document.querySelector('[role="textbox"]')).toBeNull())
  rerender(tab('visible'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '商品描述' })).toHaveTextContent('螺纹钢'))
})
