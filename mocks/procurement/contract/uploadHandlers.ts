import { contractEndpoints } from '#features/procurement/contract/endpoints'
import { attachmentError, MAX_ATTACHMENTS } from '#features/procurement/contract/model'
import { Refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { keepUpload } from '#mocks/kernel/server/file'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { ownContracts, statusAfter } from './rules'

export const contractUploadRoutes: Route[] = [writeRoute(contractEndpoints.upload, 'contract', uploadContract)]

async function uploadContract(call: Call) {
  const { file } = call.files
  if (!file) throw new Refusal('请选择文件')
  const error = attachmentError(file)
  if (error) throw new Refusal(error)
  const contractId = textField(call, 'contractId')
  if (contractId) {
    const contract = ownContracts.get(call, contractId)
    statusAfter(contract, 'update')
    if (contract.attachments.length >= MAX_ATTACHMENTS) throw new Refusal('合同附件最多10个')
  }
  const { url, contentType } = await keepUpload(file)
  return {
    id: nextId(),
    name: file.name,
    url,
    size: file.size,
    contentType,
    uploadTime: worldNow(),
  }
}
