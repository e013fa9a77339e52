import { Button } from 'antd'
import { useState } from 'react'
import { translate } from '#shared/i18n'
import { copyDiagnosis } from './copyDiagnosis'

/** Copies what happened, for a colleague or the administrators. Works where the page itself has failed. */
export function DiagnosisButton({ line = '', size }: { line?: string; size?: 'small' }) {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const text = isCopied === null ? '复制诊断信息' : isCopied ? '已复制' : '浏览器不允许复制'
  return (
    <Button
      size={size}
      onClick={() =>
        void copyDiagnosis(line)
          .catch(() => false)
          .then(setCopied)
      }
    >
      <span aria-live="polite">{translate(text)}</span>
    </Button>
  )
}
