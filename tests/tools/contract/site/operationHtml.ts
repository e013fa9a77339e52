import type { JsonSchema } from '@valibot/to-json-schema'
import type { Document } from '#tests/tools/contract/document/openApi'
import { escaped, tableOf } from './html'
import { membersTable } from './schemaRows'

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; description?: string }
type Media = { schema: JsonSchema; example?: unknown }
type Operation = Document['paths'][string][string]

const ENCODINGS: Readonly<Record<string, string>> = {
  'application/json': 'JSON',
  'application/x-www-form-urlencoded': '表单',
  'multipart/form-data': '多部分（文件）',
}

/** A call: its path, parameters, body and answer, each with its members and an example. */
export function operationHtml(method: string, path: string, operation: Operation, document: Document): string {
  const { schemas, parameters: common } = document.components
  const parameters = ((operation.parameters ?? []) as Parameter[]).map(
    (one) => (one.$ref ? (common[one.$ref.split('/').at(-1) ?? ''] as Parameter) : one) as Parameter,
  )
  const own = parameters.filter(({ in: place }) => place !== 'header')
  const headers = parameters.filter(({ in: place }) => place === 'header').map(({ name }) => `<code>${name}</code>`)
  const [[encoding = '', body] = []] = Object.entries(contentOf(operation.requestBody))
  const [[, answer] = []] = Object.entries(contentOf(operation.responses[200]))
  const capability = operation['x-proposed']
  return `<section id="${operation.operationId}">
<h2>${escaped(operation.summary)}${capability ? ` <a class="capability" href="capabilities.html#${capability}">可选能力</a>` : ''}</h2>
<p><code class="call">${method.toUpperCase()} ${escaped(path)}</code> <code>${operation.operationId}</code></p>
${own.length > 0 ? `<h3>参数</h3>${parametersTable(own)}` : ''}
${body ? `<h3>请求体（${ENCODINGS[encoding] ?? encoding}）</h3>${membersTable(body.schema, schemas)}${exampleOf(body)}` : ''}
<h3>应答</h3>
${answer?.schema.type === 'string' ? '<p>文件。</p>' : answer ? membersTable(answer.schema, schemas) || '<p>只看成功或拒绝。</p>' : ''}
${answer ? exampleOf(answer) : ''}
<p class="headers">请求头：${headers.join('、')}</p>
</section>`
}

function contentOf(part: object | undefined): Record<string, Media> {
  return (part as { content?: Record<string, Media> } | undefined)?.content ?? {}
}

function parametersTable(parameters: readonly Parameter[]): string {
  return tableOf(
    ['参数', '位置', '必填', '含义'],
    parameters.map(({ name, in: place, required, description = '' }) => [
      `<code>${escaped(name)}</code>`,
      place === 'path' ? '路径' : '查询',
      required ? '是' : '',
      escaped(description),
    ]),
  )
}

function exampleOf({ example }: Media): string {
  return example === undefined
    ? ''
    : `<details><summary>实例</summary><pre><code>${escaped(JSON.stringify(example, null, 2))}</code></pre></details>`
}
