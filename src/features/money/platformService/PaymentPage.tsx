import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { toSearch } from '#shared/navigation'
import { NewOrderForm } from './NewOrderForm'
import { OrderPayment } from './OrderPayment'

/** 服务支付: chooses what to buy and how to pay it; with `orderId` in the address the payment of that order goes on, also after a reload. */
export default function PaymentPage() {
  const featureId = useSearchParams()[0].get('featureId') ?? ''
  const [orderId, setOrderId] = useOrderInAddress(featureId)
  if (orderId) return <OrderPayment key={orderId} orderId={orderId} />
  return <NewOrderForm featureId={featureId} onOrdered={setOrderId} />
}

/** The order whose payment is on; a new one takes the place of the form in the history, so that going back does not order twice. */
function useOrderInAddress(featureId: string): [string, (orderId: string) => void] {
  const named = useSearchParams()[0].get('orderId') ?? ''
  const navigate = useNavigate()
  const [made, setMade] = useState('')
  // An effect, because it rests while the page is hidden: who has gone to another page stays there.
  useEffect(() => {
    if (!made) return
    if (named) setMade('')
    else navigate({ search: `?${toSearch({ featureId, orderId: made })}` }, { replace: true })
  }, [made, named, featureId, navigate])
  return [named || made, setMade]
}
