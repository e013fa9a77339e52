import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import textStyles from '#shared/ui/text.module.css'
import { type AfterSale, stepsOf } from './model'

/** The steps of a claim so far: what was done, when and by whom. */
export function ClaimSteps({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  return (
    <Timeline
      items={stepsOf(claim).map((step, at) => ({
        key: `${step.createTime} ${at}`,
        content: (
          <>
            <div>{t(step.message)}</div>
            <div className={textStyles.secondary}>
              {[step.createTime, t(step.operatorType), step.operatorName].filter(Boolean).join('　')}
            </div>
          </>
        ),
      }))}
    />
  )
}
