import { purchaseStatus } from '#domain/document/purchaseStatus'
import { nextWords } from '#features/procurement/trail/model'
import { type PurchaseOrder, purchaseNextStep } from './model'

/** The next step of an order, else what has come of it, as text. */
export function purchaseProgress(order: PurchaseOrder): string {
  const next = purchaseNextStep(order)
  return next ? nextWords[next] : purchaseStatus.progressOf(order.status)
}
