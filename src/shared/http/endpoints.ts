import { post } from '#shared/endpoint'

/** Calls that keep a session going. */
export const sessionEndpoints = {
  refresh: post('/api/store/passport/login/refresh/{token}'),
}

/**
 * The code of a refusal of any call of an account that has to change its password first: one that somebody else has
 * set, or that is too old or too weak by the gateway's own rules.
 */
export const PASSWORD_EXPIRED = 20090
