import { useQueries, useQuery } from '@tanstack/react-query'
import { buyers, type Project } from '#features/procurement/contract/api'
import { deliveries } from '#features/procurement/delivery/api'
import type { DeliveryOrigin, DeliveryProject } from '#features/procurement/delivery/form/deliveryNoteForm'
import { materials } from '#features/procurement/material/api'
import { type ContractProject, sourceOfMaterial } from '#features/procurement/material/model'
import { purchases } from '#features/procurement/purchase/api'
import { sourcesOfOrder } from '#features/procurement/purchase/model'
import { IN_PLACE } from '#shared/resource'
import { useFreshOnce } from '#shared/useFreshOnce'
import { sourcesWithout } from './correction'

/**
 * Loads the source of a new note, and the note that it replaces, if any. `origin` is null while loading and after an
 * error.
 */
export function useDeliveryOrigin(contractId: string, orderSn: string, correctsSn: string) {
  const source = useSource(contractId, orderSn)
  const old = useQuery({ ...deliveries.detail(correctsSn), enabled: correctsSn !== '', meta: IN_PLACE })
  const isFresh = useFreshOnce(old)
  if (correctsSn === '') return { ...source, old: null }
  const { origin, error, isPending, retry } = source
  const note = isFresh ? (old.data ?? null) : null
  return {
    old: note,
    origin: origin && note && { ...origin, sources: sourcesWithout(note, origin.sources), corrects: note },
    error: error ?? old.error,
    isPending: isPending || !isFresh,
    retry: () => {
      retry()
      void old.refetch()
    },
  }
}

function useSource(contractId: string, orderSn: string) {
  const order = useQuery({ ...purchases.detail(orderSn), enabled: orderSn !== '', meta: IN_PLACE })
  const lines = useQuery({ ...materials.ofContract(contractId), enabled: contractId !== '', meta: IN_PLACE })
  const isFresh = useFreshOnce(orderSn ? order : lines)
  const first = lines.data?.[0]
  const companyId = first?.companyId ?? ''
  const [sites] = useQueries({ queries: [{ ...buyers.projects(companyId), enabled: companyId !== '' }] })

  const retry = () =>
    void Promise.all([orderSn ? order.refetch() : lines.refetch(), companyId ? sites?.refetch() : null])
  if (orderSn) {
    const data = isFresh ? (order.data ?? null) : null
    const origin: DeliveryOrigin | null = data && {
      sourceType: 'PURCHASE_ORDER',
      orderSn,
      contractId: data.contractId,
      contractCode: data.contractCode,
      contractName: data.contractName,
      companyName: data.companyName,
      projects: [
        {
          projectId: data.projectId,
          projectName: data.projectName,
          receiverName: data.receiverName,
          receiverPhone: data.receiverPhone,
          receiverAddress: data.receiverAddress,
        },
      ],
      sources: sourcesOfOrder(data),
    }
    return { origin, error: order.error, isPending: order.isPending || !isFresh, retry }
  }
  const isReady = isFresh && first !== undefined && (sites?.data !== undefined || companyId === '')
  const origin: DeliveryOrigin | null = isReady
    ? {
        sourceType: 'CONTRACT',
        orderSn: '',
        contractId,
        contractCode: first.contractCode,
        contractName: first.contractName,
        companyName: first.companyName,
        projects: projectsOf(first.projects, sites?.data ?? []),
        sources: (lines.data ?? []).map(sourceOfMaterial),
      }
    : null
  const isPending = lines.isPending || !isFresh || (companyId !== '' && (sites?.isPending ?? false))
  return { origin, error: lines.error ?? sites?.error ?? null, isPending: isPending && contractId !== '', retry }
}

/** The contract's own projects; a framework agreement has none and serves all projects of the company. */
function projectsOf(own: readonly ContractProject[], all: readonly Project[]): DeliveryProject[] {
  const known = new Map(all.map((project) => [project.id, project]))
  const ids = own.length > 0 ? own : all.map(({ id, projectName }) => ({ projectId: id, projectName }))
  return ids.map(({ projectId, projectName }) => {
    const project = known.get(projectId)
    return {
      projectId,
      projectName,
      receiverName: project?.receiverName ?? '',
      receiverPhone: project?.receiverPhone ?? '',
      receiverAddress: project?.address ?? '',
    }
  })
}
