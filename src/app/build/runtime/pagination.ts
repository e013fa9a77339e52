import { Pager } from '#shared/ui/Pager'

/** The pager of the lists, below antd's tables too. */
export default Pager
