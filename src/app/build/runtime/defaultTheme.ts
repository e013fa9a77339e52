import { createTheme } from '@ant-design/cssinjs'

/** Replaces antd's default theme: no token is derived in the browser. */
export default createTheme(() => ({}))
