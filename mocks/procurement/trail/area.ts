import { trailEndpoints } from '#features/procurement/trail/endpoints'
import { isDocumentKind, type Trail } from '#features/procurement/trail/model'
import { defineArea } from '#mocks/kernel/area'
import { badInput } from '#mocks/kernel/http/reply'
import { readRoute } from '#mocks/kernel/http/route'
import { askedDocument, maySee } from '#mocks/procurement/recordLog/rules'
import { documentsOf } from './documents'
import { stepsOf } from './rules'

/** The trails of documents: from contract to payment. */
export const area = defineArea({
  routes: [
    readRoute(trailEndpoints.of, null, (call): Trail => {
      const { kind, id } = askedDocument(call)
      if (!isDocumentKind(kind)) throw badInput()
      const documents = documentsOf(call, kind, id)
      return { kind, code: documents.code, steps: stepsOf(kind, documents, (one) => maySee(call, one)) }
    }),
  ],
})
