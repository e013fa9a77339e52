import { fileError } from '#features/common/file/model'
import { filesTaken } from '#tests/kit/random/files'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about a file. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'own files': (client) => filesTaken(client, fileError, { name: 'a.png', start: 'png', directoryPath: '' }),
  },
}
