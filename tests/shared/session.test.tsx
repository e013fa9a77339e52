import { afterEach, describe, expect, it, vi } from 'vitest'
import { adoptStoredSession, clearSession, getSession, isLoggedIn, storeTokens, storeUser } from '#shared/session'

const USER = {
  userId: '1898765432109876543',
  account: 'haichuan',
  userName: '海川',
  storeName: '海川建材',
  storeLogo: '/logo.png',
}

afterEach(() => {
  clearSession()
  vi.resetModules()
})

describe('the session in storage', () => {
  it('uses the names of the specification', () => {
    // Tokens come in an answer that has more members.
    const answer = { accessToken: 'a', refreshToken: 'r', tokenType: 'bearer' }
    storeTokens(answer)
    storeUser(USER)
    expect({ ...localStorage }).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      userInfoSeller: JSON.stringify(USER),
      sellerLogo: '/logo.png',
    })
    expect(getSession()).toEqual({ accessToken: 'a', refreshToken: 'r', user: USER })
  })

  it('is signed in when seller info is stored, with or without tokens', () => {
    storeTokens({ accessToken: 'a', refreshToken: 'r' })
    expect(isLoggedIn()).toBe(false)
    storeUser(USER)
    expect(isLoggedIn()).toBe(true)
    storeTokens({ accessToken: '', refreshToken: '' })
    expect(isLoggedIn()).toBe(true)
  })

  it('clears all of local storage, whatever else was there', () => {
    storeTokens({ accessToken: 'a', refreshToken: 'r' })
    storeUser(USER)
    for (const name of ['menuData', 'currNav', 'pageOpenedList', 'uuid', 'isTest', 'lang'])
      localStorage.setItem(name, 'x')
    clearSession()
    expect(localStorage).toHaveLength(0)
    expect(getSession()).toEqual({ accessToken: '', refreshToken: '', user: null })
    expect(isLoggedIn()).toBe(false)
  })

  it('survives a reload', async () => {
    storeTokens({ accessToken: 'a', refreshToken: 'r' })
    storeUser(USER)
    vi.resetModules()
    const reloaded = await import('#shared/session')
    expect(reloaded.getSession()).toEqual({ accessToken: 'a', refreshToken: 'r', user: USER })
  })
})

describe('a session stored by another tab', () => {
  it('is adopted at once', () => {
    storeTokens({ accessToken: 'a', refreshToken: 'r' })
    localStorage.setItem('accessToken', 'b')
    localStorage.setItem('userInfoSeller', JSON.stringify(USER))
    expect(getSession().accessToken).toBe('a')
    expect(adoptStoredSession()).toEqual({ accessToken: 'b', refreshToken: 'r', user: USER })
    expect(getSession().user).toEqual(USER)
  })

  it('that is equal keeps the same object, so that nothing renders', () => {
    storeUser(USER)
    const before = getSession()
    expect(adoptStoredSession()).toBe(before)
  })

  it.each([
    ['', null],
    ['not json', null],
    ['null', null],
    ['"text"', null],
    ['5', null],
    ['[]', null],
    ['{}', null],
    ['{"storeName":"海川建材"}', null],
    ['{"userId":{"a":1}}', null],
    ['{"userId":null,"storeName":"海川建材"}', null],
    ['{"userId":""}', { userId: '', account: '', userName: '', storeName: '', storeLogo: '' }],
    ['{"userId":"u1"}', { userId: 'u1', account: '', userName: '', storeName: '', storeLogo: '' }],
    [
      '{"userId":7,"storeName":null,"storeLogo":{},"userName":["x"],"account":5}',
      { userId: '7', account: '5', userName: '', storeName: '', storeLogo: '' },
    ],
    [JSON.stringify({ ...USER, phone: '199****0003' }), { ...USER, phone: '199****0003' }],
  ])('is read safely with userInfoSeller %s', (text, user) => {
    localStorage.setItem('userInfoSeller', text)
    expect(adoptStoredSession().user).toEqual(user)
  })
})
