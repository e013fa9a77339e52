import { createTheme } from '@ant-design/cssinjs'

/** In place of antd's default theme: no token is derived in the browser. */
export default createTheme(() => ({}))
