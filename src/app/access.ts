import type { VariantId } from '#domain/site/variant'
import { screens } from './screens'

/** Whether a path is allowed, or where to redirect. */
export type Access = { allow: true } | { allow: false; redirect: string }

const LOGIN_PATHS = ['/login', '/loginSupplier']
/** Paths not restored after sign-in: home is the default, and error pages are not worth returning to. */
const NOT_WANTED = ['', '/', '/home', '/403', '/500']

/** The sign-in page of a variant. */
export function loginPathOf(variant: VariantId): '/login' | '/loginSupplier' {
  return variant === 'supplier' ? '/loginSupplier' : '/login'
}

/** Where suppliers of a variant apply for their shop. */
function entryPathOf(variant: VariantId): '/shopEntry' | '/supplierEntry' {
  return variant === 'supplier' ? '/supplierEntry' : '/shopEntry'
}

/**
 * The access rules: a logged-in user on a login page goes home; a logged-out one may open the public paths, any other
 * redirects to the variant's login page, which keeps the requested path for after sign-in. An applicant without an open
 * shop may only apply for one.
 *
 * @param path the path with its query
 */
export function accessTo(path: string, isLoggedIn: boolean, variant: VariantId, isApplicant = false): Access {
  const pathname = (path.split(/[?#]/)[0] ?? '').replace(/(.)\/+$/, '$1')
  if (isLoggedIn && isApplicant) {
    const isOpen = isPublic(pathname) && !LOGIN_PATHS.includes(pathname)
    return isOpen ? { allow: true } : { allow: false, redirect: entryPathOf(variant) }
  }
  if (isLoggedIn) return LOGIN_PATHS.includes(pathname) ? { allow: false, redirect: '/home' } : { allow: true }
  if (isPublic(pathname)) return { allow: true }
  const login = loginPathOf(variant)
  return {
    allow: false,
    redirect: NOT_WANTED.includes(pathname) ? login : `${login}?redirect=${encodeURIComponent(path)}`,
  }
}

/** The only paths open to a logged-out user. */
function isPublic(pathname: string): boolean {
  return screens.publicPages.some(({ path }) => path === pathname)
}
