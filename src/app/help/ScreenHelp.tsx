import { guideOf } from '#app/guides'
import HelpPanel from '#features/account/help/HelpPanel'

type Props = { screen: string; subject: string; onClose: () => void }

/** The help of a screen: what its feature says of it, then the articles that name it. */
export default function ScreenHelp({ screen, ...panel }: Props) {
  return <HelpPanel introduction={guideOf(screen).introduction} {...panel} />
}
