import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { preferenceEndpoints } from './endpoints'

/** What calls about the signed-in user's own settings carry. */
export const preferenceRequests = {
  save: body(preferenceEndpoints.save, {
    theme: wire.text(),
    density: wire.text(),
    lang: wire.text(),
    chosenAt: wire.text(),
  }),
  saveList: body(
    preferenceEndpoints.saveList,
    { name: wire.text(), value: wire.text(), chosenAt: wire.text(), isShared: wire.text() },
    ['isShared'],
  ),
}
