/** Addresses of the screens to be shown in English. */
export const english = ['/coupons', '/add-coupon', '/add-coupon?id=1769690090030000032', '/promotions/coupon-receive']
