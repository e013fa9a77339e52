import { defineArea } from '#mocks/kernel/area'
import { categoryTables } from './rows'
import { seedCategories } from './seed'

/** The platform's catalogue of categories, brands, units, specs and parameters, and the shops' own categories. */
export const area = defineArea({
  tables: categoryTables,
  seed: seedCategories,
})
