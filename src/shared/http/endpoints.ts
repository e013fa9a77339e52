import { post } from '#shared/endpoint'

/** Calls that keep a session going. */
export const sessionEndpoints = {
  refresh: post('/api/store/passport/login/refresh/{token}'),
}
