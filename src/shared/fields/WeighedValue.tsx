import { useTranslation } from 'react-i18next'
import { formatQuantity, weighedText } from '#domain/money'
import { conversionOf } from '#domain/weighing/conversion'
import type { DeviationUnit, WeighedLine } from '#domain/weighing/tolerance'
import { NOTHING } from '#domain/wire'
import textStyles from '#shared/ui/text.module.css'
import { useUnitWord } from './useDict'

type Props = {
  line: WeighedLine & { unit: string }
  /** The unit of deviations of its material. */
  unit: DeviationUnit
}

/** What a line weighed; concrete says with which density it was converted to which volume. */
export function WeighedValue({ line, unit }: Props) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const converted = conversionOf(line, unit)
  return (
    <>
      <span className={textStyles.number}>
        {weighedText({ ...line, weighedQuantity: line.weighedQuantity ?? null }, unitWord) || NOTHING}
      </span>
      {converted && (
        <div className={textStyles.secondary}>
          <div className={textStyles.number}>÷ {formatQuantity(converted.density)} t/m³</div>
          <div className={textStyles.number} title={t('过磅重量 ÷ 密度 = 换算方量')}>
            = {formatQuantity(converted.volume)} m³
          </div>
        </div>
      )}
    </>
  )
}
