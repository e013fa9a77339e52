import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MIN_WIDTH } from '#shared/list/table/columnLayout'

const MAX_WIDTH = 600

type Props = { label: string; width: number; onSet: (width: number) => void }

/** The width of a column, px. A width out of range stays in the input, marked, and is not applied. */
export function WidthInput({ label, width, onSet }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null
  return (
    <Input
      size="small"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong}
      status={isWrong ? 'error' : undefined}
      title={isWrong ? t('列宽应为{{least}}-{{most}}', { least: MIN_WIDTH, most: MAX_WIDTH }) : undefined}
      value={typed ?? width}
      onChange={({ target: { value } }) => {
        setTyped(isWidth(value) ? null : value)
        if (isWidth(value)) onSet(Number(value))
      }}
    />
  )
}

function isWidth(typed: string): boolean {
  return /^[1-9]\d*$/.test(typed) && Number(typed) >= MIN_WIDTH && Number(typed) <= MAX_WIDTH
}
