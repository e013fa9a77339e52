import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { toSearch } from '#shared/navigation'
import { NewOrderForm } from './NewOrderForm'
import { OrderPayment } from './OrderPayment'

/**
 * 服务支付: selects a package and how to pay; `orderId` in the address resumes that order's payment, e.g. after a reload.
 */
export default function PaymentPage() {
  const featureId = useSearchParams()[0].get('featureId') ?? ''
  const [orderId, setOrderId] = useOrderInAddress(featureId)
  if (orderId) return <OrderPayment key={orderId} orderId={orderId} />
  return <NewOrderForm featureId={featureId} onOrdered={setOrderId} />
}

/** The order being paid; a new one replaces the form in the history, so that going back does not order twice. */
function useOrderInAddress(featureId: string): [string, (orderId: string) => void] {
  const named = useSearchParams()[0].get('orderId') ?? ''
  const navigate = useNavigate()
  const [made, setMade] = useState('')
  // In an effect, because it does not run while the page is hidden: a user on another page stays there.
  useEffect(() => {
    if (!made) return
    if (named) setMade('')
    else navigate({ search: `?${toSearch({ featureId, orderId: made })}` }, { replace: true })
  }, [made, named, featureId, navigate])
  return [named || made, setMade]
}
