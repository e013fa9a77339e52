import { useQueries, useQuery } from '@tanstack/react-query'
import { toList } from '#domain/page'
import { unchecked } from '#domain/shape'
import { wireText } from '#domain/wire'
import { materials } from '#features/procurement/material/api'
import { sourceOfMaterial } from '#features/procurement/material/model'
import { purchases } from '#features/procurement/purchase/api'
import { sourcesOfOrder } from '#features/procurement/purchase/model'
import { get } from '#shared/http/request'
import { call, defineResource } from '#shared/resource'
import type { DeliverOrigin, DeliverProject } from './deliverForm'

type Project = Record<'id' | 'projectName' | 'receiverName' | 'receiverPhone' | 'address', string>

const projects = defineResource('project', {
  ofCompany: call(async (companyId: string, signal) =>
    toList<Project>(await get('/api/gd-system/company/getChildrenProject', unchecked(), { companyId }, { signal })),
  ),
})

/** Reads what a new note draws from. `origin` is null while it is read, and stays null when it fails. */
export function useDeliverOrigin(contractId: string, orderSn: string) {
  const order = useQuery({ ...purchases.detail(orderSn), enabled: orderSn !== '' })
  const lines = useQuery({ ...materials.ofContract(contractId), enabled: contractId !== '' })
  const first = lines.data?.[0]
  const companyId = first?.companyId ?? ''
  const [sites] = useQueries({ queries: [{ ...projects.ofCompany(companyId), enabled: companyId !== '' }] })

  const retry = () =>
    void Promise.all([orderSn ? order.refetch() : lines.refetch(), companyId ? sites?.refetch() : null])
  if (orderSn) {
    const data = order.data?.orderSn ? order.data : null
    const origin: DeliverOrigin | null = data && {
      sourceType: 'PURCHASE_ORDER',
      orderSn,
      contractId: wireText(data.contractId),
      contractCode: wireText(data.contractCode),
      contractName: wireText(data.contractName),
      companyName: data.companyName,
      projects: [
        {
          projectId: data.projectId,
          projectName: data.projectName,
          receiverName: wireText(data.receiverName),
          receiverPhone: wireText(data.receiverPhone),
          receiverAddress: wireText(data.receiverAddress),
        },
      ],
      sources: sourcesOfOrder(data),
    }
    return { origin, error: order.error, isPending: order.isPending, retry }
  }
  const isReady = first !== undefined && (sites?.data !== undefined || companyId === '')
  const origin: DeliverOrigin | null = isReady
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
  const isPending = lines.isPending || (companyId !== '' && (sites?.isPending ?? false))
  return { origin, error: lines.error ?? sites?.error ?? null, isPending: isPending && contractId !== '', retry }
}

/** The contract's own projects; a framework agreement names none and serves all of the company's. */
function projectsOf(own: { projectId: string; projectName: string }[] | undefined, all: Project[]): DeliverProject[] {
  const known = new Map(all.map((project) => [project.id, project]))
  const named = toList<{ projectId: string; projectName: string }>(own)
  const ids = named.length > 0 ? named : all.map(({ id, projectName }) => ({ projectId: id, projectName }))
  return ids.map(({ projectId, projectName }) => {
    const project = known.get(projectId)
    return {
      projectId,
      projectName,
      receiverName: wireText(project?.receiverName),
      receiverPhone: wireText(project?.receiverPhone),
      receiverAddress: wireText(project?.address),
    }
  })
}
