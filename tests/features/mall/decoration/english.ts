/** Addresses of the screens to be shown in English. */
export const english = ['/wap-pages', '/floorList/main', '/pc-pages', '/pcFloorList/main']
