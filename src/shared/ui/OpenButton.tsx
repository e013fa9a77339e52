import { Button, type ButtonProps } from 'antd'
import { canGo, go, type ScreenName, type Screens } from '#shared/navigation'

type Props<Name extends ScreenName> = Omit<ButtonProps, 'name' | 'onClick'> & { name: Name; query?: Screens[Name] }

/** A button that opens a screen; renders nothing when the account may not open it. */
export function OpenButton<Name extends ScreenName>({ name, query, ...button }: Props<Name>) {
  return canGo(name) && <Button {...button} onClick={() => go(name, query)} />
}
