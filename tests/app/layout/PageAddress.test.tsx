import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PageAddress } from '#app/layout/PageAddress'

function Page() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search}`}</p>
}

function Window() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('/elsewhere')}>
      {pathname}
    </button>
  )
}

it('a page has the address of its tab, also after the window went elsewhere', async () => {
  const page = <Page />
  render(
    <MemoryRouter initialEntries={['/here?id=1']}>
      <PageAddress path="/contract" search="?id=7" tabKey="a">
        {page}
      </PageAddress>
      <Window />
    </MemoryRouter>,
  )
  expect(screen.getByText('/contract?id=7')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '/here' }))
  expect(await screen.findByRole('button', { name: '/elsewhere' })).toBeTruthy()
  expect(screen.getByText('/contract?id=7')).toBeTruthy()
})
