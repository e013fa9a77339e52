import { studioIn } from './studios'

/** The page of a room that is over. */
export const addresses = {
  'add-live': () => ({ id: studioIn('END').id }),
}
