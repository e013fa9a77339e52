import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from './routes'

const FEATURES = join(import.meta.dirname, '../../features')
const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^\w+\/\w+\/routes\.ts$/.test(path))
  .sort()
const modules = await Promise.all(files.map(async (path): Promise<{ routes: Route[] }> => import(join(FEATURES, path))))

/** Every page of the shell, of both products, as the features list them. */
export const ROUTES: readonly Route[] = modules.flatMap(({ routes }) => routes)

/** The pages of the product that an account belongs to. */
export function routesOf(account: string): Route[] {
  return ROUTES.filter((one) => !one.account || one.account === account)
}
